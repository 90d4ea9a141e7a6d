import { runMatrix } from "./fault-matrix/run.ts";

runMatrix(3, 6);

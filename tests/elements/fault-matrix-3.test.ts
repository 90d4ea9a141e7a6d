import { runMatrix } from "./fault-matrix/run.ts";

runMatrix(2, 6);

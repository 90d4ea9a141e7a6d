import { runMatrix } from "./fault-matrix/run.ts";

runMatrix(4, 6);

import { runMatrix } from "./fault-matrix/run.ts";

runMatrix(1, 6);

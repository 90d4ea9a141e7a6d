import { runMatrix } from "./fault-matrix/run.ts";

runMatrix(5, 6);

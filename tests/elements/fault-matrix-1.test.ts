import { runMatrix } from "./fault-matrix/run.ts";

runMatrix(0, 6);

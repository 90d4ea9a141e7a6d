// The build without old-browser helpers; it has no types of its own.
declare module "exceljs/dist/exceljs.bare.min.js" {
  import type * as types from "exceljs";

  const exceljs: typeof types;
  export default exceljs;
}

declare module "*.html";

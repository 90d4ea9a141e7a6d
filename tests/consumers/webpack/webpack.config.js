export default {
  mode: "production",
  entry: "./src/main.js",
  // The page's policy holds for webpack's own scripts too.
  output: { clean: true, trustedTypes: true },
  module: { rules: [{ test: /\.html$/, type: "asset/resource", generator: { filename: "[name][ext]" } }] },
  // Takes a minute, and changes nothing that is tested.
  optimization: { minimize: false },
  performance: { hints: false },
};

import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const vueWithElements = vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("shuttle-") } },
});

export default defineConfig({ base: "./", plugins: [vueWithElements] });

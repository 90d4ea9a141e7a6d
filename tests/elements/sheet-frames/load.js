// The fragment of the page's URL is the bundle's URL.
void import(/* @vite-ignore */ new URL(location.hash.slice(1), location.href).href);

// The page says where the bundle comes from.
void import(/* @vite-ignore */ new URL(location.hash.slice(1), location.href).href);

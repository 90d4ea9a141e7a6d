// The page's own backend has signed in with the shuttle provider and hands out a token; the elements ask for it here.
const { account } = document.currentScript.dataset;
const tokenAddress = account === undefined ? "/intranet/token" : `/intranet/token?account=${account}`;
document.querySelector("shuttle-session").getToken = async () => {
  const response = await fetch(tokenAddress, { cache: "no-store" });
  if (!response.ok) throw new Error(`/intranet/token answers ${response.status}`);
  const { token } = await response.json();
  return token;
};

// The page's own backend has signed in with the shuttle provider and hands out a token; the elements ask for it here.
document.querySelector("shuttle-session").getToken = async () => {
  const response = await fetch("/intranet/token");
  if (!response.ok) throw new Error(`/intranet/token answers ${response.status}`);
  const { token } = await response.json();
  return token;
};

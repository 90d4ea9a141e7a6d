// The edge function of a CDN in front of a bucket: paths of the portal get its page, files their own. As CloudFront Functions take it:
// associate it with "viewer request" of the default behaviour, not of /api/*. Others need the same expression.
// oxlint-disable-next-line no-unused-vars
function handler(event) {
  var request = event.request;
  if (!/^\/(?:(?:chunks|assets|v\d+|\d+\.\d+\.\d+)\/.*|[^/]*\.[^/]*)$/.test(request.uri)) request.uri = "/index.html";
  return request;
}

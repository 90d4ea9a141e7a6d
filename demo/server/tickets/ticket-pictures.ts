/** The pictures of signatures in the tickets' e-mails. */
export const ticketPictures: Readonly<Record<string, string>> = {
  "ticket-imza": `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">
  <rect width="48" height="48" rx="10" fill="#e2f0f3"/>
  <g fill="none" stroke="#0f6e84" stroke-width="3.4" stroke-linecap="round"><path d="M9 19h17a5 5 0 1 0-5-5"/><path d="M9 26h25a5 5 0 1 1-5 5"/><path d="M9 33h11"/></g>
</svg>`,
  "ticket-logo": `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32" viewBox="0 0 120 32">
  <rect width="120" height="32" rx="8" fill="#743676"/>
  <path d="M14 22h22a6 6 0 0 0 6-6 6 6 0 0 1 6-6h16" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
  <circle cx="14" cy="22" r="4" fill="#743676" stroke="#fff" stroke-width="3"/><circle cx="64" cy="10" r="4" fill="#743676" stroke="#fff" stroke-width="3"/>
  <text x="76" y="21" font-family="Segoe UI, Helvetica, Arial, sans-serif" font-size="13" font-weight="700" fill="#fff">Servis</text>
</svg>`,
};

/** The product's mark: a line with its two stops. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--shuttle-accent)" />
      <path
        d="M9 9.5h9.25a3.25 3.25 0 0 1 0 6.5h-4.5a3.25 3.25 0 0 0 0 6.5H20"
        fill="none"
        stroke="var(--shuttle-on-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="9" cy="9.5" r="2.9" fill="var(--shuttle-on-accent)" />
      <circle
        cx="22.5"
        cy="22.5"
        r="2.7"
        fill="var(--shuttle-accent)"
        stroke="var(--shuttle-on-accent)"
        strokeWidth="2.4"
      />
    </svg>
  );
}

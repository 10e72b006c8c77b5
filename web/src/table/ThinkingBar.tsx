// Somebody has been thinking for longer than a moment: a thin line in which something goes to and fro. How far the search
// is, its worker cannot tell while it thinks; so the line does not pretend to know.

export function ThinkingBar({ label }: { label: string }) {
  return (
    <span className="thinking-bar" role="progressbar" aria-label={label}>
      <i />
    </span>
  );
}

import type { IconSource } from './Icon.tsx';

/** An icon from its strokes on a 24 grid, a path each. */
export const drawIcon = (...strokes: readonly string[]): IconSource =>
  function Drawing(props) {
    return (
      <svg
        {...props}
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </svg>
    );
  };

interface Picture {
  id: string;
  scheme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

/** How the snapshot of a story is called, without its ending. */
export const pictureName = ({ id, scheme, width }: Picture): string =>
  width === 480 ? `${id}-${scheme}` : `${id}-${scheme}-${width}`;

interface Picture {
  id: string;
  scheme: 'light' | 'dark';
  /** CSS pixels. */
  width: number;
}

/** File name of a snapshot, without the extension. */
export const pictureName = ({ id, scheme, width }: Picture): string =>
  width === 480 ? `${id}-${scheme}` : `${id}-${scheme}-${width}`;

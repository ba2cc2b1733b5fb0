/** Time for a browser to start the download. */
const keptMs = 60_000;

export interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** Saves text as a file in the browser. The object URL works in this page only, for a minute. */
export function saveFile(page: Document, { name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = page.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

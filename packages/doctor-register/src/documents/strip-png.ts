const signatureLength = 8;
const pictureChunks = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD'];

/** PNG without texts, EXIF, times and trailing data. Null if truncated. */
export function stripPng(bytes: Uint8Array): Blob | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.slice(0, signatureLength)];
  let at = signatureLength;
  for (;;) {
    if (at + 12 > bytes.length) return null;
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (pictureChunks.includes(name)) kept.push(bytes.slice(at, end));
    if (name === 'IEND') return new Blob(kept, { type: 'image/png' });
    at = end;
  }
}

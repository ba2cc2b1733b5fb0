export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoderOf(/charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1]).decode(bytes);
  }
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === undefined || second === undefined) return undefined;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/** Windows-1252 also covers programs that declare nothing, or wrongly UTF-8. */
function decoderOf(label: string | undefined): TextDecoder {
  try {
    const decoder = new TextDecoder(label ?? 'windows-1252');
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252') : decoder;
  } catch {
    return new TextDecoder('windows-1252');
  }
}

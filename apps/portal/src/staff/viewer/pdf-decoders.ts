/** Where the portal serves what pdf.js imports to read the pictures of scanners (JBIG2, CCITT fax, JPEG 2000), by its own names. */
export const pdfDecoders = {
  path: '/pdf-decoders/',
  files: ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'],
} as const;

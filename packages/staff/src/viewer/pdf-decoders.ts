/** Paths of the decoders that pdf.js imports for scans (JBIG2, CCITT fax, JPEG 2000), under its own names. */
export const pdfDecoders = {
  path: '/pdf-decoders/',
  files: ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'],
} as const;

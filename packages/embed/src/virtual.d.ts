/** A widget's style sheet as text, or that of the document around it (`tooling/sheet-texts.ts`). */
declare module 'virtual:sheet/*' {
  const text: string;
  export default text;
}

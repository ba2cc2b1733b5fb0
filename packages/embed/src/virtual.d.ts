/** Styles of a widget or its document as text (`tooling/sheet-texts.ts`). */
declare module 'virtual:sheet/*' {
  const text: string;
  export default text;
}

declare module 'virtual:texts' {
  // An import statement would make this file a module and this declaration an augmentation.
  // oxlint-disable-next-line consistent-type-imports
  const texts: readonly import('../../tooling/texts/inventory.ts').ListedText[];
  export default texts;
}

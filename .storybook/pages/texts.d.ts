declare module 'virtual:texts' {
  // An import statement would turn this file into a module and the declaration into an augmentation.
  // oxlint-disable-next-line consistent-type-imports
  const texts: readonly import('../../tooling/texts/inventory.ts').ListedText[];
  export default texts;
}

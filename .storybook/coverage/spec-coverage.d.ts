declare module 'virtual:spec-coverage' {
  // An import statement would turn this file into a module and the declaration into an augmentation.
  // oxlint-disable-next-line consistent-type-imports
  const coverage: import('../../tooling/coverage/covered.ts').ReadCoverage;
  export default coverage;
}

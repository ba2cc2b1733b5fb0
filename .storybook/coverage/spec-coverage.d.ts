declare module 'virtual:spec-coverage' {
  // An import beside it would make this file a module, and this declaration an addition to one.
  // oxlint-disable-next-line consistent-type-imports
  const coverage: import('../../tooling/coverage/covered.ts').ReadCoverage;
  export default coverage;
}

declare module 'virtual:spec-coverage' {
  const coverage: import('../../tooling/coverage/covered.ts').ReadCoverage;
  export default coverage;
}

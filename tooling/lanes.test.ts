import { describe, expect, it } from 'vitest';
import { runLanes } from './lanes.ts';

const node = (script: string): string => `"${process.execPath}" -e "${script}"`;
const ok = (name: string, script = ''): { name: string; command: string } => ({ name, command: node(script) });
const endless = node('setInterval(() => {}, 1000)');

async function run(lanes: Parameters<typeof runLanes>[0]) {
  const printed: string[] = [];
  const code = await runLanes(lanes, (text) => printed.push(text));
  return { code, text: printed.join('\n') };
}

describe('lanes', () => {
  it('run side by side and say how long each step took', async () => {
    const { code, text } = await run({ a: [ok('format'), ok('types')], b: [ok('stories')] });
    expect(code).toBe(0);
    expect(text).toMatch(/^a: format \d+\.\d s/m);
    expect(text).toMatch(/^b: stories \d+\.\d s/m);
    expect(text).toMatch(/ types \d+\.\d s/);
    expect(text).toMatch(/^✔ \d+\.\d s in all$/m);
  });

  it('hold what a step says until it ends, and print it whole after its name', async () => {
    const { text } = await run({
      a: [ok('one', "console.log('x'); setTimeout(() => console.error('y'), 300)")],
      b: [ok('two', "setTimeout(() => console.log('z'), 100)")],
    });
    expect(text).toMatch(/one │ x\none │ y\n✔ one, /);
    expect(text).toMatch(/two │ z\n✔ two, /);
  });

  it('stop at a failed step, end other lanes and still print the times', async () => {
    const { code, text } = await run({
      a: [ok('format'), ok('lint', 'process.exit(3)'), ok('never')],
      b: [{ name: 'stories', command: endless }, ok('never either')],
    });
    expect(code).toBe(3);
    expect(text).toMatch(/^a: format \d+\.\d s · ✖ lint \d+\.\d s$/m);
    expect(text).toMatch(/^b: ◼ stories \d+\.\d s$/m);
    expect(text).toMatch(/^✖ \d+\.\d s in all$/m);
    expect(text).not.toContain('▷ never');
  });

  it('print the failed step’s output after that of ended steps', async () => {
    const { text } = await run({
      a: [ok('lint', "setTimeout(() => { console.log('the fault'); process.exit(1) }, 300)")],
      b: [{ name: 'stories', command: node("console.log('drawn'); setInterval(() => {}, 1000)") }],
    });
    expect(text.indexOf('lint │ the fault')).toBeGreaterThan(text.indexOf('stories │ drawn'));
    expect(text).toMatch(/lint │ the fault\n✖ lint, .+\n\na: /);
  });

  it('let a step wait for one of another lane', async () => {
    const { text } = await run({
      a: [ok('build', 'setTimeout(() => {}, 200)')],
      b: [{ ...ok('sizes'), needs: ['build'] }],
    });
    expect(text.indexOf('▷ sizes')).toBeGreaterThan(text.indexOf('✔ build'));
  });

  it('leave a step out when the one it waits for never comes', async () => {
    const { code, text } = await run({
      a: [ok('format', 'process.exit(1)'), ok('build')],
      b: [{ ...ok('sizes'), needs: ['build'] }],
    });
    expect(code).toBe(1);
    expect(text).not.toContain('▷ sizes');
  });

  it('delay a step while another uses its resource', async () => {
    const { text } = await run({
      a: [{ ...ok('journeys', 'setTimeout(() => {}, 400)'), alone: 'ports' }],
      b: [ok('build', 'setTimeout(() => {}, 100)'), { ...ok('months'), alone: 'ports' }],
    });
    expect(text.indexOf('▷ months')).toBeGreaterThan(text.indexOf('✔ journeys'));
  });

  it('end with the number of tests that passed and failed, in one line', async () => {
    const { text } = await run({
      a: [ok('tests', "console.log('     Tests  1204 passed (1204)')")],
      b: [ok('journeys', "console.log('  14 passed (2.0m)'); process.exit(0)")],
    });
    expect(text.split('\n').at(-1)).toBe('1218 passed, 0 failed, 0 skipped');
  });
});

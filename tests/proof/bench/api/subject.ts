import type { Agent } from 'node:http';
import type { TestIdentity } from '../../../../apps/api/src/testing/test-identity.ts';
import type { MakeRequest, MeasuredCall } from './calls.ts';
import { startChild, type Child } from './child.ts';
import type { Engine, Copy } from './engines.ts';
import { keepAlive, load, prepareRequest, send, type Answer, type Prepared } from './load.ts';
import { emailOf } from './rows.ts';
import { scriptOf } from './script.ts';
import type { Script } from '../../../../apps/api/src/testing/bench/script.ts';

export interface Cost {
  node: number;
  database: number;
  took: readonly number[];
}

/** 'again' repeats ours to show noise. 'knowing' is a floor without token checks or user look-ups. */
export const subjectNames = ['ours', 'again', 'floor', 'knowing'] as const;
export type SubjectName = (typeof subjectNames)[number];

type Calls = Readonly<Record<MeasuredCall, MakeRequest>>;

export class Subject {
  readonly #child: Child;
  readonly #copy: Copy;
  readonly #identity: TestIdentity;
  readonly #agent: Agent = keepAlive();
  readonly #made = new Map<MeasuredCall, number>();
  readonly #tokens: Map<string, Promise<string>>;
  readonly #calls: Calls;

  private constructor(parts: {
    child: Child;
    copy: Copy;
    identity: TestIdentity;
    tokens: Map<string, Promise<string>>;
    calls: Calls;
  }) {
    this.#child = parts.child;
    this.#copy = parts.copy;
    this.#identity = parts.identity;
    this.#tokens = parts.tokens;
    this.#calls = parts.calls;
  }

  static async start(
    name: SubjectName,
    {
      engine,
      ...parts
    }: { engine: Engine; identity: TestIdentity; tokens: Map<string, Promise<string>>; calls: Calls },
  ): Promise<Subject> {
    const copy = await engine.copy(name);
    const isOurs = name === 'ours' || name === 'again';
    const child = await startChild(isOurs ? 'ours' : 'floor', {
      ...copy.variables,
      BENCH_JWKS_URL: parts.identity.jwksUrl,
      BENCH_REMEMBERS: name === 'knowing' ? '1' : '',
    });
    return new Subject({ child, copy, ...parts });
  }

  /** Records a request’s statements, after a first request has done the one-time work. */
  async record(name: MeasuredCall): Promise<Script> {
    await send(this.#agent, (await this.#next(name)).prepared);
    const { made, prepared } = await this.#next(name);
    const at = Date.now();
    await this.#child.ask('record', undefined);
    const { status, text }: Answer = await send(this.#agent, prepared);
    const recorded = await this.#child.ask('recorded', undefined);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
    return scriptOf({ name, signedIn: made.user !== undefined, row: made.row ?? {}, at }, recorded, text);
  }

  learn(script: Script): Promise<undefined> {
    return this.#child.ask('script', script);
  }

  async measure(name: MeasuredCall, count: number): Promise<Cost> {
    // Rate limits would refuse this load from few callers.
    await this.#child.ask('sql', 'truncate rate_limits, caused_emails');
    const requests: Prepared[] = [];
    while (requests.length < count) requests.push((await this.#next(name)).prepared);
    const before = await this.#cpu();
    const took = await load(this.#agent, requests);
    const after = await this.#cpu();
    return {
      node: (after.node - before.node) / count,
      database: (after.database - before.database) / count,
      took,
    };
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    await this.#child.stop();
  }

  async #cpu(): Promise<{ node: number; database: number }> {
    return { node: await this.#child.ask('cpu', undefined), database: await this.#copy.cpu() };
  }

  async #next(name: MeasuredCall) {
    const n = this.#made.get(name) ?? 0;
    this.#made.set(name, n + 1);
    const made = this.#calls[name](n);
    const token = made.user === undefined ? undefined : await this.#tokenOf(made.user);
    return { made, prepared: prepareRequest(this.#child.url, name, { made, token }) };
  }

  #tokenOf(user: string): Promise<string> {
    let token = this.#tokens.get(user);
    if (!token) this.#tokens.set(user, (token = this.#identity.tokenFor(emailOf(user), { sub: user })));
    return token;
  }
}

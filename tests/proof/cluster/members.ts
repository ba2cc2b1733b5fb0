import { nodeNames, type Layout, type NodeName } from './layout.ts';
import { until } from './until.ts';

export interface Member {
  name: NodeName;
  role: string;
  state: string;
}

/** True if Patroni on that node confirms `/primary`, `/replica`, `/sync` or `/health` within a second. */
export async function isHealthy(layout: Layout, name: NodeName, path: string): Promise<boolean> {
  const url = `http://${layout.addresses[name]}:${layout.ports.patroni}${path}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Current leader by Patroni on each node; waits during elections and slow first starts. */
export function leaderOf(layout: Layout): Promise<NodeName> {
  return until('leader', 180, async () => {
    const leads = await Promise.all(nodeNames.map((name) => isHealthy(layout, name, '/primary')));
    return nodeNames.find((_, index) => leads[index]);
  });
}

export async function membersOf(layout: Layout): Promise<Member[]> {
  const answers = nodeNames.map(async (name) => {
    const url = `http://${layout.addresses[name]}:${layout.ports.patroni}/cluster`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return (await answer.json()) as { members: Member[] };
  });
  return (await Promise.any(answers)).members;
}

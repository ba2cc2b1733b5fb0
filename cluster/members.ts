import { nodeNames, type Layout, type NodeName } from './layout.ts';
import { until } from './until.ts';

/** What Patroni says of one of its members. */
export interface Member {
  name: NodeName;
  role: string;
  state: string;
}

/** Whether Patroni on that node answers yes to `/primary`, `/replica`, `/sync`, `/health` …, within a second. */
export async function isHealthy(layout: Layout, name: NodeName, path: string): Promise<boolean> {
  const url = `http://${layout.addresses[name]}:${layout.ports.patroni}${path}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Who leads now, as Patroni says on each node; waits for one while a new one is chosen, or the first fills its folder on a busy machine. */
export function leaderOf(layout: Layout): Promise<NodeName> {
  return until('leader', 180, async () => {
    const leads = await Promise.all(nodeNames.map((name) => isHealthy(layout, name, '/primary')));
    return nodeNames.find((_, index) => leads[index]);
  });
}

/** All members, as any Patroni that answers knows them. */
export async function membersOf(layout: Layout): Promise<Member[]> {
  const answers = nodeNames.map(async (name) => {
    const url = `http://${layout.addresses[name]}:${layout.ports.patroni}/cluster`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return (await answer.json()) as { members: Member[] };
  });
  return (await Promise.any(answers)).members;
}

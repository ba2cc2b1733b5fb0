import { nodeNames, type Layout, type NodeName } from './layout.ts';
import { until } from './until.ts';

interface Status {
  header: { member_id: string };
  leader?: string;
}

export function etcdLeaderOf(layout: Layout): Promise<NodeName> {
  return until('leader of etcd', 60, async () => {
    const statuses = await Promise.all(nodeNames.map(async (name) => ({ name, status: await statusOf(layout, name) })));
    return statuses.find(({ status }) => status?.leader !== undefined && status.leader === status.header.member_id)
      ?.name;
  });
}

export async function etcdReady(layout: Layout): Promise<void> {
  await until('etcd on all three nodes', 60, async () => {
    const all = await Promise.all(nodeNames.map((name) => statusOf(layout, name)));
    const leaders = new Set(all.map((status) => status?.leader));
    return leaders.size === 1 && !leaders.has(undefined) ? true : undefined;
  });
}

async function statusOf(layout: Layout, name: NodeName): Promise<Status | undefined> {
  try {
    const url = `http://${layout.addresses[name]}:${layout.ports.etcdClient}/v3/maintenance/status`;
    const answer = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(1_000) });
    const status = (await answer.json()) as Status;
    return status.leader === '0' ? undefined : status;
  } catch {
    return undefined;
  }
}

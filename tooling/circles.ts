export interface Import {
  from: string;
  to: string;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

function graphOf(imports: readonly Import[]): Map<string, Map<string, Import>> {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [folderOf(one.from), folderOf(one.to)];
    if (from === to || from.endsWith('/src') || to.endsWith('/src')) continue;
    const edges = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, edges);
    if (!edges.has(to)) edges.set(to, one);
  }
  return graph;
}

function wayBack(graph: ReadonlyMap<string, ReadonlyMap<string, Import>>, start: string): Import[] | undefined {
  const ways: { at: string; way: Import[] }[] = [{ at: start, way: [] }];
  const seen = new Set<string>();
  for (const { at, way } of ways) {
    for (const [next, one] of graph.get(at) ?? []) {
      if (next === start) return [...way, one];
      if (!seen.has(next)) ways.push({ at: next, way: [...way, one] });
      seen.add(next);
    }
  }
  return undefined;
}

export function circles(imports: readonly Import[]): Import[][] {
  const graph = graphOf(imports);
  const found = new Map<string, Import[]>();
  for (const folder of graph.keys()) {
    const way = wayBack(graph, folder);
    if (!way) continue;
    const members = way.map(({ from }) => folderOf(from));
    const name = members.toSorted().join(' ');
    if (!found.has(name)) found.set(name, way);
  }
  return [...found.values()];
}

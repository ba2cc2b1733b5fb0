import type { Cluster } from '../../cluster/start-cluster.ts';
import type { People } from '../cast.ts';
import type { Finding } from '../report.ts';
import type { Site } from '../site.ts';
import type { World } from '../world.ts';

export interface Scene {
  cluster: Cluster;
  site: Site;
  world: World;
  server: string;
  /** True if commits wait for a follower. */
  synchronous: boolean;
}

/** API version that a drill starts with. */
export interface Earlier {
  server: string;
  /** Its replacement; default: the current API. */
  later?: string;
  people: People;
  remove: () => void;
}

export interface NamedDrill {
  name: string;
  what: string;
  /** Callers must see no error, not even a 503. */
  faultless?: true;
  earlier?: () => Promise<Earlier>;
  /** Breaks something and repairs what does not recover alone. May return an extra check for the end. */
  act: (scene: Scene) => Promise<void | LookAgain>;
}

export type LookAgain = () => Promise<Finding[]>;

/** Duration of the fault: longer than a failover. */
export const awayMs = 30_000;

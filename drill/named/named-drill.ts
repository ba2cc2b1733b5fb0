import type { Cluster } from '../../cluster/start-cluster.ts';
import type { People } from '../cast.ts';
import type { Finding } from '../report.ts';
import type { Site } from '../site.ts';
import type { World } from '../world.ts';

/** What a drill breaks, and what it is broken under. */
export interface Scene {
  cluster: Cluster;
  site: Site;
  world: World;
  /** The program of the API as it is now. */
  server: string;
  /** Whether a commit waits for a follower. */
  synchronous: boolean;
}

/** The API that runs when the drill begins, where that is not the one of now. */
export interface Earlier {
  server: string;
  /** The program that it is replaced by, where that is not the one of now. */
  later?: string;
  /** Who writes people into its tables. */
  people: People;
  remove: () => void;
}

export interface NamedDrill {
  name: string;
  /** For the table: what is done. */
  what: string;
  /** No caller may see so much as a 503. */
  faultless?: true;
  earlier?: () => Promise<Earlier>;
  /** Breaks something, and mends what would not mend by itself; what else to look at once all has settled and agrees. */
  act: (scene: Scene) => Promise<void | LookAgain>;
}

export type LookAgain = () => Promise<Finding[]>;

/** How long what is broken stays so: longer than a failover takes. */
export const awayMs = 30_000;

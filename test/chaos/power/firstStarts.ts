import type { Random } from '#engine';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Disk } from './disk.ts';
import { Hosts } from './hosts.ts';
import { PoweredServer } from './server.ts';

/** Tables created on a new server. */
const CREATED = 3;

/**
 * Cuts the power at moments spread over the first start of a server and the creation of its first tables.
 * @returns the faults: the server did not start again, or lost a table
 */
export async function cutFirstStarts(disk: Disk, cuts: number, chance: Random): Promise<readonly string[]> {
  const faults: string[] = [];
  let longest = 0;
  for (let cut = 0; cut < cuts; cut++) {
    disk.remove('data');
    const server = new PoweredServer(disk);
    const hosts = new Hosts(server.addresses);
    // The first run is not cut and shows how many operations there are.
    if (cut > 0) disk.trigger?.arm(1 + Math.floor((longest * cut) / cuts));
    try {
      if (await server.start()) await hosts.create(CREATED).all;
      if (cut === 0) longest = disk.trigger?.operations ?? 0;
      await server.cutPower();
      disk.restore(chance);
      await server.start();
      await server.stop();
      const database = await openSqlite(server.data);
      const lost = await hosts.lostIn(database);
      await database.close();
      if (lost.length > 0) faults.push(`first start, cut ${cut}: created tables are lost: ${lost}`);
    } catch (error) {
      faults.push(`first start, cut ${cut}: ${error instanceof Error ? error.message : error}`);
    } finally {
      await server.kill();
    }
  }
  return faults;
}

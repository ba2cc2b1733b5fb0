import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: Buffer;
}

/** 1 January 1980, the earliest date a zip supports: equal entries give equal bytes. */
const firstDay = 0x21;
const deflated = 8;
/** Made on a system with Unix permissions; read by version 2.0. */
const madeBy = 0x03_14;
const neededToRead = 20;
const readableByAll = 0o100644 * 0x1_00_00;

/** A zip of the entries in the order of their names: the same entries give the same bytes, on any day and machine. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const packed = deflateRawSync(data, { level: 9 });
    const path = Buffer.from(name);
    // Fields shared by the local header and the central directory.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(neededToRead, 0);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(firstDay, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(path.length, 22);

    const end = Buffer.alloc(14);
    end.writeUInt32LE(readableByAll, 6);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002'), uint16(madeBy), common, end, path);

    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, packed]);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\u0005\u0006'), end]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

import fc from 'fast-check';
import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Buffer as DemoBuffer, isUtf8 } from '../../../client/demo/node/buffer.ts';
import * as demo from '../../../client/demo/node/crypto.ts';
import { passwords } from '../../../client/demo/passwords.ts';

const bytes = fc.uint8Array({ maxLength: 300 });
const numberReads = ['readUInt16BE', 'readUInt16LE', 'readUInt32BE', 'readUInt32LE'] as const;
const encodings = ['utf8', 'latin1', 'hex', 'base64', 'base64url'] as const;

describe('hashes and signatures', () => {
  test('are Node’s', () => {
    fc.assert(
      fc.property(bytes, bytes, (key, content) => {
        const hash = createHash('sha256').update(content).digest('hex');
        expect(demo.createHash('sha256').update(content).digest('hex')).toBe(hash);
        const signature = createHmac('sha256', key).update(content).digest('base64url');
        expect(demo.createHmac('sha256', key).update(content).digest('base64url')).toBe(signature);
      }),
    );
  });

  test('of passwords are Node’s', async () => {
    const hash = await passwords.hash('un mot de passe');
    const [, , iterations = '', salt = '', key = ''] = hash.split('$');
    const count = Number(iterations.slice(2));
    const saltBytes = Buffer.from(salt, 'base64url');
    expect(key).toBe(
      pbkdf2Sync('un mot de passe', saltBytes, count, 32, 'sha256').toString('base64url'),
    );
    expect(await passwords.verify('un mot de passe', hash)).toBe(true);
    expect(await passwords.verify('un autre', hash)).toBe(false);
    expect(await passwords.verify('un mot de passe', null)).toBe(false);
    expect(await passwords.verify('', null)).toBe(false);
  });
});

describe('buffers', () => {
  test('write and read texts as Node’s', () => {
    fc.assert(
      fc.property(bytes, fc.string(), fc.constantFrom(...encodings), (content, text, encoding) => {
        const ours = DemoBuffer.from(content);
        expect(ours.toString(encoding)).toBe(Buffer.from(content).toString(encoding));
        expect([...DemoBuffer.from(text)]).toEqual([...Buffer.from(text)]);
        for (const base64 of ['base64', 'base64url'] as const) {
          expect([...DemoBuffer.from(text, base64)]).toEqual([...Buffer.from(text, base64)]);
        }
        expect(DemoBuffer.byteLength(text)).toBe(Buffer.byteLength(text));
        expect(isUtf8(DemoBuffer.from(text))).toBe(true);
      }),
    );
  });

  test('read and write numbers as Node’s', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (content) => {
        const [ours, theirs] = [DemoBuffer.from(content), Buffer.from(content)];
        for (const read of numberReads) {
          expect(ours[read](2)).toBe(theirs[read](2));
          expect(() => ours[read](7)).toThrow(RangeError);
        }
        expect(ours.readUIntLE(1, 3)).toBe(theirs.readUIntLE(1, 3));
        expect(ours.readUIntBE(1, 6)).toBe(theirs.readUIntBE(1, 6));
        ours.writeUIntBE(1_795_401_328_123, 0, 6);
        theirs.writeUIntBE(1_795_401_328_123, 0, 6);
        ours.writeUInt32LE(4_000_000_000, 4);
        theirs.writeUInt32LE(4_000_000_000, 4);
        expect([...ours]).toEqual([...theirs]);
        expect(ours.subarray(1, 3).equals(theirs.subarray(1, 3))).toBe(true);
        const end = theirs.subarray(6);
        expect(ours.indexOf(end)).toBe(theirs.indexOf(end));
      }),
    );
  });
});

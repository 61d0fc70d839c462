// A worker of `runInOrder` in tests: the number of its piece, with a megabyte beside it.
export default (n) => ({ n, filling: new Uint8Array(1 << 20) });

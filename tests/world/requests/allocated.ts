import { GCProfiler, getHeapStatistics } from 'node:v8'

/**
 * Bytes that some work has allocated on the heap of JavaScript, whatever was collected meanwhile. Unlike processor time
 * it is the same on a busy machine, and it grows with what a request does: built statements, parsed texts, copied objects.
 */
export async function allocatedBy(work: () => Promise<unknown>): Promise<number> {
  const profiler = new GCProfiler()
  profiler.start()
  let used = getHeapStatistics().used_heap_size
  await work()
  const atEnd = getHeapStatistics().used_heap_size
  let allocated = 0
  for (const { beforeGC, afterGC } of profiler.stop()?.statistics ?? []) {
    allocated += beforeGC.heapStatistics.usedHeapSize - used
    used = afterGC.heapStatistics.usedHeapSize
  }
  return allocated + atEnd - used
}

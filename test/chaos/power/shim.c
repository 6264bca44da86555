// Preloaded into every process that writes to a disk with power cuts (shim.ts). Records every change to the files in
// one folder in a journal outside that folder, and cuts the power at the operation chosen by the trigger (trigger.ts).
// Does not see writes through mmap or copy_file_range.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))real(#name))
#define MOST_FILES 65536
#define EXT4_IOC_SHUTDOWN _IOR('X', 125, uint32_t)
#define EXT4_NOLOGFLUSH 2

// The same numbers as in journal.ts.
enum { CREATE = 1, WRITE, TRUNCATE, SYNC, SYNC_FOLDER, UNLINK, RENAME, MKDIR, RMDIR };

// The same layout as in trigger.ts, shared through a file.
static struct {
  uint32_t operations, sequence, is_cut;
  int32_t countdown;
  char part[112];
} *trigger;

struct record {
  uint32_t length, sequence, kind, name_length;
  uint64_t inode, number;
};

static const char *folder, *mount_point;
static size_t folder_length;
static int journal = -1;
static char *paths[MOST_FILES];
static uint64_t inodes[MOST_FILES];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

__attribute__((constructor)) static void begin(void) {
  const char *journals = getenv("POWER_JOURNALS"), *trigger_path = getenv("POWER_TRIGGER");
  mount_point = getenv("POWER_MOUNT");
  if (!getenv("POWER_FOLDER") || !trigger_path) return;
  int fd = REAL(open)(trigger_path, O_RDWR | O_CLOEXEC);
  trigger = mmap(NULL, sizeof *trigger, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (trigger == MAP_FAILED) abort();
  REAL(close)(fd);
  if (journals) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%d", journals, getpid());
    journal = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  }
  folder = getenv("POWER_FOLDER");
  folder_length = strlen(folder);
}

static _Noreturn void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

static _Noreturn void cut(void) {
  __atomic_store_n(&trigger->is_cut, 1, __ATOMIC_SEQ_CST);
  uint32_t how = EXT4_NOLOGFLUSH;
  if (mount_point) ioctl(REAL(open)(mount_point, O_RDONLY), EXT4_IOC_SHUTDOWN, &how);
  die();
}

// The path relative to the folder, or NULL if it is outside.
static const char *inside(const char *path) {
  if (!folder || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] == '\0') return "";
  return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

// The same for a path relative to the directory `at`.
static const char *resolved(int at, const char *path, char *whole) {
  if (!folder || !path) return NULL;
  if (path[0] == '/') return inside(path);
  char link[64];
  snprintf(link, sizeof link, at == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", at);
  ssize_t length = readlink(link, whole, PATH_MAX - 1);
  if (length < 0) return NULL;
  snprintf(whole + length, PATH_MAX - length, "/%s", path);
  return inside(whole);
}

static uint64_t inode_of(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 ? found.st_ino : 0;
}

static uint64_t inode_at(const char *path) {
  struct stat found;
  return lstat(path, &found) == 0 ? found.st_ino : 0;
}

static void tell(int kind, uint64_t inode, uint64_t number, const char *name, const void *data, size_t size) {
  if (journal < 0) return;
  size_t name_length = strlen(name);
  struct record head = {.length = (uint32_t)(sizeof head + name_length + size), .kind = kind,
                        .sequence = __atomic_add_fetch(&trigger->sequence, 1, __ATOMIC_SEQ_CST),
                        .name_length = (uint32_t)name_length, .inode = inode, .number = number};
  struct iovec parts[] = {{&head, sizeof head}, {(void *)name, name_length}, {(void *)data, size}};
  if (REAL(writev)(journal, parts, 3) != (ssize_t)head.length) abort();
}

// Takes the lock before an operation. Returns whether the power must be cut at it.
static int enter(const char *name) {
  pthread_mutex_lock(&mutex);
  if (__atomic_load_n(&trigger->is_cut, __ATOMIC_SEQ_CST)) die();
  __atomic_add_fetch(&trigger->operations, 1, __ATOMIC_SEQ_CST);
  if (__atomic_load_n(&trigger->countdown, __ATOMIC_SEQ_CST) <= 0) return 0;
  size_t length = strlen(name), wanted = strnlen(trigger->part, sizeof trigger->part);
  // `x$` matches a path that ends with x.
  int is_end = wanted > 0 && trigger->part[wanted - 1] == '$';
  if (is_end && (length < wanted - 1 || strncmp(name + length - wanted + 1, trigger->part, wanted - 1) != 0)) return 0;
  if (!is_end && !strstr(name, trigger->part)) return 0;
  return __atomic_sub_fetch(&trigger->countdown, 1, __ATOMIC_SEQ_CST) == 0;
}

static void leave(void) {
  int error = errno;
  pthread_mutex_unlock(&mutex);
  errno = error;
}

// The path of an open file in the folder, or NULL for other files. A file may have been closed by a system call that is
// not seen here, and its number given to another file or to a socket.
static const char *opened(int fd) {
  const char *path = folder && fd >= 0 && fd < MOST_FILES ? paths[fd] : NULL;
  return path && inode_of(fd) == inodes[fd] ? path : NULL;
}

static int open_inside(int at, const char *path, int flags, mode_t mode, const char *name) {
  if (enter(name)) cut();
  int is_new = (flags & O_CREAT) && faccessat(at, path, F_OK, AT_SYMLINK_NOFOLLOW) != 0;
  int fd = REAL(openat)(at, path, flags, mode);
  if (fd >= 0 && fd < MOST_FILES) {
    free(paths[fd]);
    paths[fd] = strdup(name);
    inodes[fd] = inode_of(fd);
    if (is_new) tell(CREATE, inodes[fd], 0, name, "", 0);
    else if (flags & O_TRUNC) tell(TRUNCATE, inode_of(fd), 0, "", "", 0);
  }
  leave();
  return fd;
}

int openat(int at, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  char whole[PATH_MAX];
  const char *name = resolved(at, path, whole);
  return name ? open_inside(at, path, flags, mode, name) : REAL(openat)(at, path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return openat(AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) __attribute__((alias("open")));

int close(int fd) {
  if (opened(fd)) {
    pthread_mutex_lock(&mutex);
    free(paths[fd]);
    paths[fd] = NULL;
    pthread_mutex_unlock(&mutex);
  }
  return REAL(close)(fd);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t offset) {
  const char *name = opened(fd);
  if (!name) return REAL(pwritev)(fd, parts, count, offset);
  int is_last = enter(name);
  ssize_t done = 0;
  if (is_last) for (int part = 0; part < count; part++) done += parts[part].iov_len;
  else done = REAL(pwritev)(fd, parts, count, offset);
  for (ssize_t part = 0, told = 0; told < done; told += parts[part++].iov_len) {
    size_t prior = done - told, size = parts[part].iov_len;
    tell(WRITE, inode_of(fd), offset + told, "", parts[part].iov_base, size < prior ? size : prior);
  }
  if (is_last) cut();
  leave();
  return done;
}
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t offset) __attribute__((alias("pwritev")));

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  if (!opened(fd)) return REAL(pwrite)(fd, data, size, offset);
  struct iovec part = {(void *)data, size};
  return pwritev(fd, &part, 1, offset);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) __attribute__((alias("pwrite")));

ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (!opened(fd)) return REAL(writev)(fd, parts, count);
  int appends = fcntl(fd, F_GETFL) & O_APPEND;
  ssize_t done = pwritev(fd, parts, count, lseek(fd, 0, appends ? SEEK_END : SEEK_CUR));
  if (done > 0) lseek(fd, appends ? 0 : done, appends ? SEEK_END : SEEK_CUR);
  return done;
}

ssize_t write(int fd, const void *data, size_t size) {
  if (!opened(fd)) return REAL(write)(fd, data, size);
  struct iovec part = {(void *)data, size};
  return writev(fd, &part, 1);
}

int ftruncate(int fd, off_t size) {
  const char *name = opened(fd);
  if (!name) return REAL(ftruncate)(fd, size);
  int is_last = enter(name);
  int failed = is_last ? 0 : REAL(ftruncate)(fd, size);
  if (!failed) tell(TRUNCATE, inode_of(fd), size, "", "", 0);
  if (is_last) cut();
  leave();
  return failed;
}
int ftruncate64(int fd, off64_t size) __attribute__((alias("ftruncate")));

static int sync_file(int fd, int (*sync)(int)) {
  const char *name = opened(fd);
  if (!name) return sync(fd);
  if (enter(name)) cut();
  int failed = sync(fd);
  struct stat found;
  int is_folder = fstat(fd, &found) == 0 && S_ISDIR(found.st_mode);
  if (!failed) tell(is_folder ? SYNC_FOLDER : SYNC, inode_of(fd), 0, name, "", 0);
  leave();
  return failed;
}
int fsync(int fd) { return sync_file(fd, REAL(fsync)); }
int fdatasync(int fd) { return sync_file(fd, REAL(fdatasync)); }

int unlinkat(int at, const char *path, int flags) {
  char whole[PATH_MAX];
  const char *name = resolved(at, path, whole);
  if (!name) return REAL(unlinkat)(at, path, flags);
  int is_last = enter(name);
  int failed = is_last ? 0 : REAL(unlinkat)(at, path, flags);
  if (!failed) tell(flags & AT_REMOVEDIR ? RMDIR : UNLINK, 0, 0, name, "", 0);
  if (is_last) cut();
  leave();
  return failed;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdir(const char *path, mode_t mode) {
  char whole[PATH_MAX];
  const char *name = resolved(AT_FDCWD, path, whole);
  if (!name) return REAL(mkdir)(path, mode);
  if (enter(name)) cut();
  int failed = REAL(mkdir)(path, mode);
  if (!failed) tell(MKDIR, 0, 0, name, "", 0);
  leave();
  return failed;
}

// Either both paths or neither must be in the folder: a rename across its border is not recorded.
int rename(const char *from, const char *to) {
  char whole[PATH_MAX], other[PATH_MAX];
  const char *name = resolved(AT_FDCWD, from, whole), *target = resolved(AT_FDCWD, to, other);
  if (!name || !target) return REAL(rename)(from, to);
  int is_last = enter(target);
  uint64_t inode = inode_at(from);
  int failed = is_last ? 0 : REAL(rename)(from, to);
  if (!failed) tell(RENAME, inode, 0, name, target, strlen(target));
  if (is_last) cut();
  leave();
  return failed;
}

int link(const char *from, const char *to) {
  char whole[PATH_MAX];
  const char *name = resolved(AT_FDCWD, to, whole);
  if (!name) return REAL(link)(from, to);
  if (enter(name)) cut();
  int failed = REAL(link)(from, to);
  if (!failed) tell(CREATE, inode_at(to), 0, name, "", 0);
  leave();
  return failed;
}

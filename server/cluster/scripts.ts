/**
 * Scripts that Redis runs atomically. A process is alive as long as its key `rummy:process:ID` exists. `rummy:owners`
 * maps the code of each open table to its owner, `PROCESS TABLE VERSION`. `rummy:processes` is the set of ids of all
 * processes that were alive recently.
 */

/** KEYS: processes, own key. ARGV: own id, address, lifetime in ms. Returns 1 if the key still existed, else 0. */
export const BEAT = `
local lived = redis.call('EXISTS', KEYS[2])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SADD', KEYS[1], ARGV[1])
return lived`;

/** KEYS: owners. ARGV: code, own id, table id and version, prefix of process keys. Returns another owner, or false. */
export const CLAIM = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner then
  local process = string.match(owner, '^%S+')
  if process ~= ARGV[2] and redis.call('EXISTS', ARGV[4] .. process) == 1 then return owner end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. ARGV[3])
return false`;

/** KEYS: owners. ARGV: code, prefix of process keys. Returns the live owner, or false. */
export const OWNER = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner and redis.call('EXISTS', ARGV[2] .. string.match(owner, '^%S+')) == 1 then return owner end
return false`;

/** KEYS: owners. ARGV: code, own id. Removes the entry if it is our own. */
export const RELEASE = `
local owner = redis.call('HGET', KEYS[1], ARGV[1])
if owner and string.match(owner, '^%S+') == ARGV[2] then redis.call('HDEL', KEYS[1], ARGV[1]) end
return false`;

/** KEYS: processes, owners. ARGV: prefix of process keys. Frees the tables of dead processes; returns their ids. */
export const EXPIRE = `
local dead, isDead = {}, {}
for _, process in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', ARGV[1] .. process) == 0 then
    redis.call('SREM', KEYS[1], process)
    dead[#dead + 1] = process
    isDead[process] = true
  end
end
if #dead == 0 then return dead end
local owners = redis.call('HGETALL', KEYS[2])
for i = 1, #owners, 2 do
  if isDead[string.match(owners[i + 1], '^%S+')] then redis.call('HDEL', KEYS[2], owners[i]) end
end
return dead`;

/** KEYS: lock. ARGV: its holder. */
export const UNLOCK = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return false`;

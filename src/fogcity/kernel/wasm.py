"""Rules as WebAssembly: takes what Numba made of `@rule` functions for this machine, and retargets it to browsers.

A door is a function with the types of its arguments. The LLVM code of all doors and of what they call is joined,
rebuilt for wasm32 by llvmlite's own LLVM, and linked by the `wasm-ld` of the `ziglang` package, without a
runtime or imports. This needs a process with FOGCITY_JIT=wasm, in which nothing comes from Numba's cache (which drops
the LLVM code) and nothing depends on the machine. docs/browser.md describes all the steps.
"""

import importlib
import inspect
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence, Set
from pathlib import Path
from typing import Any, Final, NamedTuple

from fogcity.kernel.jit import PORTABLE

TRIPLE: Final = "wasm32-unknown-unknown"
LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES: Final = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
"""What every browser of the last few years supports."""
STACK: Final = 1 << 20
MARK: Final = "mark"
PREFIX: Final = "door_"
"""Put before the names of doors, because LLVM treats some names specially, such as `exp`."""

# Functions that make arrays ask Numba's runtime for room. Here they get the next free bytes after a mark that the
# caller sets, and all is free again when the caller sets it back: no door keeps what it made. So nothing is counted.
RUNTIME: Final = f"""
target triple = "{TRIPLE}"
target datalayout = "{LAYOUT}"
@{MARK} = global i32 0

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {{
  %old = load i32, ptr @{MARK}
  %up = add i32 %old, 63
  %start = and i32 %up, -64
  %data = add i32 %start, 64
  %long = trunc i64 %size to i32
  %end = add i32 %data, %long
  store i32 %end, ptr @{MARK}
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %short = icmp ugt i32 %end, %have
  br i1 %short, label %grow, label %made
grow:
  %lack = sub i32 %end, %have
  %round = add i32 %lack, 65535
  %more = lshr i32 %round, 16
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  br label %made
made:
  %info = inttoptr i32 %start to ptr
  store i32 %data, ptr %info
  ret ptr %info
}}

define ptr @NRT_MemInfo_data_fast(ptr %info) alwaysinline {{
  %data = load i32, ptr %info
  %bytes = inttoptr i32 %data to ptr
  ret ptr %bytes
}}

define void @NRT_incref(ptr %info) alwaysinline {{
  ret void
}}

define void @NRT_decref(ptr %info) alwaysinline {{
  ret void
}}

define double @sqrt(double %x) alwaysinline {{
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}}

define float @sqrtf(float %x) alwaysinline {{
  %root = call float @llvm.sqrt.f32(float %x)
  ret float %root
}}

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
"""
OURS: Final = ("NRT_MemInfo_alloc_aligned", "NRT_MemInfo_data_fast", "NRT_incref", "NRT_decref", "sqrt", "sqrtf")


class Door(NamedTuple):
    """A function of the rules by the name it goes by, with an example of each argument."""

    name: str
    function: Any
    examples: tuple[Any, ...]

    def types(self) -> tuple[Any, ...]:
        """The types of its arguments as Numba knows them."""
        import numba

        typeof: Any = numba.typeof
        return tuple(typeof(example) for example in self.examples)


def describe(door: Door) -> dict[str, Any]:
    """A compiled door for its callers: its arguments in order, each with a name and a type, and its result.

    Types are `record`, the names of numbers, `uint32[]` for arrays (`[][]` with two axes), and lists for tuples.
    """
    compiled = door.function.overloads[door.types()]
    names = inspect.signature(door.function.py_func).parameters
    arguments = [[name, _describe(kind)] for name, kind in zip(names, door.types(), strict=True)]
    return {"name": door.name, "arguments": arguments, "result": _describe(compiled.signature.return_type)}


def _describe(kind: Any) -> Any:
    types: Any = importlib.import_module("numba").types

    if isinstance(kind, types.Record):
        return "record"
    if isinstance(kind, types.Array):
        item = "record" if isinstance(kind.dtype, types.Record) else str(kind.dtype)
        return item + "[]" * kind.ndim
    if isinstance(kind, types.BaseTuple):
        return [_describe(part) for part in kind.types]
    return str(kind)


def build(doors: Sequence[Door]) -> bytes:
    """A module that exports the doors by their names, its memory, its first free byte and the mark for arrays."""
    if not PORTABLE:
        raise RuntimeError("modules are built in a process of their own with FOGCITY_JIT=wasm")
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, cpu="generic", features=FEATURES, reloc="static", codemodel="default"
    )
    module = llvm.parse_assembly(RUNTIME)
    for door in doors:
        door.function.compile(door.types())
        compiled = door.function.overloads[door.types()]
        module.link_in(llvm.parse_assembly(_aimed(compiled.library.get_llvm_str())))
        module.get_function(compiled.fndesc.llvm_func_name).name = PREFIX + door.name
    exports = {MARK, *(PREFIX + door.name for door in doors)}
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration and part.name not in exports:
            part.linkage = "internal"
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    return _linked(machine.emit_object(module), exports)


def _aimed(code: str) -> str:
    """LLVM code for this machine as code for the browser, without its own runtime."""
    code = re.sub(r"^target triple = .*$", f'target triple = "{TRIPLE}"', code, flags=re.M)
    code = re.sub(r"^target datalayout = .*$", f'target datalayout = "{LAYOUT}"', code, flags=re.M)
    code = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", code)
    code = re.sub(r"= common (local_unnamed_addr )?global", "= linkonce_odr global", code)
    return "".join(_without_runtime(code))


def _without_runtime(code: str) -> Iterator[str]:
    """The code with a declaration in place of each function that the runtime here brings."""
    at = 0
    for found in re.finditer(r"^define [^@\n]*@(\w+)\([^\n]*\{\n.*?^\}\n", code, flags=re.M | re.S):
        if found[1] in OURS:
            head = found[0].partition("{")[0]
            yield code[at : found.start()]
            yield re.sub(r"^define (linkonce_odr )?", "declare ", re.sub(r"\)[^)]*$", ")", head)) + "\n"
            at = found.end()
    yield code[at:]


def _linked(code: bytes, exports: Set[str]) -> bytes:
    """The linked module; a missing symbol ends the build."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        given.write_bytes(code)
        options = ["--no-entry", "--gc-sections", "--strip-all", "-z", f"stack-size={STACK}", "--stack-first"]
        options += [f"--export={name}" for name in sorted({"__heap_base", *exports})]
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", str(given), "-o", str(made), *options]
        subprocess.run(linker, check=True)
        return made.read_bytes()

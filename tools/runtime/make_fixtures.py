"""Writes Tests/InferenceORTTests/Fixtures/affine.onnx: y = relu(x W + b) and n = count + 1.

x float32 [rows, 2], count int64 [1]; W = [[1, -2, 3, 0], [4, 5, -6, 1]], b = [0.5, 0, 0, -1]. Needs onnx==1.23.2.
"""
import pathlib

import numpy as np
from onnx import TensorProto, checker, helper, numpy_helper, save

out = pathlib.Path(__file__).resolve().parents[2] / "Tests/InferenceORTTests/Fixtures/affine.onnx"
value = helper.make_tensor_value_info
constants = {
    "W": np.array([[1, -2, 3, 0], [4, 5, -6, 1]], np.float32), "b": np.array([0.5, 0, 0, -1], np.float32),
    "one": np.array([1], np.int64),
}
graph = helper.make_graph(
    [helper.make_node("MatMul", ["x", "W"], ["xW"]), helper.make_node("Add", ["xW", "b"], ["s"]),
     helper.make_node("Relu", ["s"], ["y"]), helper.make_node("Add", ["count", "one"], ["n"])],
    "affine",
    [value("x", TensorProto.FLOAT, ["rows", 2]), value("count", TensorProto.INT64, [1])],
    [value("y", TensorProto.FLOAT, ["rows", 4]), value("n", TensorProto.INT64, [1])],
    [numpy_helper.from_array(array, name) for name, array in constants.items()])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], producer_name="murajah")
model.ir_version = 8
checker.check_model(model)
save(model, out)
print(out.stat().st_size, "bytes")
